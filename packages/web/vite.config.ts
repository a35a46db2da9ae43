import { readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  version: string;
};

export default defineConfig({
  root: import.meta.dirname,
  define: { APP_VERSION: JSON.stringify(version) },
  build: {
    target: "es2023",
    outDir: "dist",
    emptyOutDir: true,
    // Names the chunks for the check of sizes.
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes in one piece. The way to the server and QR codes are for later.
          groups: [
            {
              name: "shell",
              test: /web\/src\/(app|shelf|text|ui)\/(?!qr-|client\.)|node_modules\/(@?preact)\/|kernel\/src\/message\./,
              priority: 2,
            },
            // A table is one errand, not twenty: each small part would cost a phone a way to the server and back.
            { name: "kernel", test: /kernel\/src\/|games\/index\.ts/, minShareCount: 2, priority: 1 },
            { name: "table", test: /web\/src\/play\/(table|online)\// },
          ],
        },
      },
    },
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: process.env["SAFEHOUSE_API"] ?? "http://127.0.0.1:4600", ws: true } } },
  plugins: [
    VitePWA({
      strategies: "generateSW",
      // A newer version waits until somebody asks for it: never in the middle of a game.
      registerType: "prompt",
      injectRegister: false,
      manifestFilename: "app.webmanifest",
      manifest: {
        id: "/",
        name: "Safehouse",
        short_name: "Safehouse",
        description: "Heist games at one table",
        start_url: "/",
        scope: "/",
        display: "standalone",
        background_color: "#10201b",
        theme_color: "#10201b",
        categories: ["games", "entertainment"],
        icons: [
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
      workbox: {
        // Everything: boards, rules, texts and the worker are there before they are first asked for.
        globPatterns: ["**/*.{js,css,html,svg,png,woff2}"],
        globIgnores: ["**/*-latin-ext-*"],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/metrics$/],
        cleanupOutdatedCaches: true,
        sourcemap: false,
      },
    }),
  ],
});
