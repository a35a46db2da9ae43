export * from "./draw.ts";
export * from "./fast.ts";
export * from "./record.ts";
export * from "./stream.ts";
export * from "./verify.ts";
