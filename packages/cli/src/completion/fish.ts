import type { ValueKind } from "../arguments.ts";
import type { Completed } from "./completed.ts";

export function fishScript(commands: readonly Completed[]): string {
  const names = commands.map(({ name }) => name).join(" ");
  return `# Completes safehouse in fish. To use it now:  safehouse completion fish | source
complete -c safehouse -f
complete -c safehouse -n __fish_use_subcommand -a '${names}'
complete -c safehouse -n __fish_use_subcommand -l help
complete -c safehouse -n __fish_use_subcommand -l version
${commands.flatMap(linesOf).join("\n")}`;
}

function linesOf({ name, thing, values, switches }: Completed): string[] {
  const begin = `complete -c safehouse -n '__fish_seen_subcommand_from ${name}'`;
  return [
    ...Object.entries(values).map(([option, kind]) => `${begin} -l ${option} ${offer(kind)}`),
    ...switches.map((option) => `${begin} -l ${option}`),
    ...(thing === null ? [] : [`${begin} ${thing === "file" ? "-F" : offer(thing).replace("-x ", "")}`]),
  ];
}

function offer(kind: ValueKind): string {
  if (kind === "file") return "-r -F";
  if (kind === "folder") return "-x -a '(__fish_complete_directories)'";
  return kind === "text" ? "-x" : `-x -a '${kind.join(" ")}'`;
}
