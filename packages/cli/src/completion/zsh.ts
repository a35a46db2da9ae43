import type { ValueKind } from "../arguments.ts";
import type { Completed } from "./completed.ts";

export function zshScript(commands: readonly Completed[]): string {
  const names = commands.map(({ name }) => name).join(" ");
  return `#compdef safehouse
# Completes safehouse in zsh. To use it now:  source <(safehouse completion zsh)
_safehouse() {
  local line state
  _arguments -C '1:command:(${names} --help --version)' '*::argument:->rest'
  [[ $state == rest ]] || return
  case $line[1] in
${commands.map(caseOf).join("\n")}
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _safehouse "$@"; else compdef _safehouse safehouse; fi`;
}

function caseOf({ name, thing, values, switches }: Completed): string {
  const specs = [
    ...Object.entries(values).map(([option, kind]) => `'--${option}=:${option}:${action(kind)}'`),
    ...switches.map((option) => `'--${option}'`),
    ...(thing === null ? [] : [`'1: :${action(thing)}'`]),
  ];
  return `    ${name}) _arguments ${specs.join(" ")} ;;`;
}

function action(kind: ValueKind): string {
  if (kind === "file") return "_files";
  if (kind === "folder") return "_files -/";
  return kind === "text" ? " " : `(${kind.join(" ")})`;
}
