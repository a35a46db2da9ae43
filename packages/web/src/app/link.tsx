import type { ComponentChildren, JSX } from "preact";
import { addressIn } from "./base.ts";
import { navigate } from "./router.ts";

export interface LinkProps {
  readonly href: string;
  readonly class?: string;
  readonly title?: string;
  readonly role?: "menuitem";
  readonly tabIndex?: number;
  readonly "aria-label"?: string;
  readonly "data-part"?: string | undefined;
  readonly "aria-current"?: "page" | undefined;
  readonly "aria-hidden"?: "true";
  readonly onClick?: (event: MouseEvent) => void;
  readonly children?: ComponentChildren;
}

/** A link inside the app: an ordinary link for the browser, but the page stays. */
export function Link({ href, onClick, children, ...rest }: LinkProps): JSX.Element {
  return (
    <a
      {...rest}
      href={addressIn(href)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || wantsElsewhere(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** A new tab, a new window, a download. */
function wantsElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
