import type { ValueKind } from "../arguments.ts";
import { type Completed, optionsOf } from "./completed.ts";

/** Names of files come from the shell itself: it knows how to write those with spaces. */
export function bashScript(commands: readonly Completed[]): string {
  return `# Completes safehouse in bash. To use it now:  source <(safehouse completion bash)
_safehouse() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} words="" files=""
  # bash cuts --option=value at its "=".
  if [[ $cur == "=" ]]; then cur=""; elif [[ $prev == "=" ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    words="${[...commands.map(({ name }) => name), "--help", "--version"].join(" ")}"
  else
    case \${COMP_WORDS[1]} in
${commands.map(caseOf).join("\n")}
    esac
  fi
  local IFS=$'\\n'
  if [[ -n $files ]]; then
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen "$files" -- "$cur"))
  else
    COMPREPLY=($(compgen -W "\${words// /$'\\n'}" -- "$cur"))
  fi
}
complete -F _safehouse safehouse`;
}

function caseOf(command: Completed): string {
  const { name, thing, values } = command;
  const options = optionsOf(command).join(" ");
  const byOption = Object.entries(values).map(([option, kind]) => `          --${option}) ${offer(kind)} ;;`);
  return `      ${name})
        case $prev in
${[...byOption, `          *) if [[ $cur == -* ]]; then words="${options}"; else ${thing === null ? `words="${options}"` : offer(thing)}; fi ;;`].join("\n")}
        esac ;;`;
}

function offer(kind: ValueKind): string {
  if (kind === "file") return "files=-f";
  if (kind === "folder") return "files=-d";
  return kind === "text" ? ":" : `words="${kind.join(" ")}"`;
}
