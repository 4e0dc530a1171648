import type { Icon } from "../icons.ts";

/** Something a person can do on a page. With `href` it is a link, else `onSelect` runs. */
export interface PageAction {
  /** The verb: "Add region". */
  label: string;
  icon?: Icon;
  href?: string;
  onSelect?: () => void;
  /** The one filled button of the screen; the bottom bar on phones. */
  main?: boolean;
  danger?: boolean;
  /** Why it cannot be done now; the action stays readable and says this on hover and focus. */
  disabledReason?: string | undefined;
  /** It is being done. */
  pending?: boolean;
}
