import type { Icon } from "../icons.ts";

/** An action of a page: a link with `href`, else `onSelect` runs. */
export interface PageAction {
  /** The verb: "Add region". */
  label: string;
  icon?: Icon;
  href?: string;
  onSelect?: () => void;
  /** The one filled button of the screen; the bottom bar on phones. */
  main?: boolean;
  danger?: boolean;
  /** Why it is disabled now; shown on hover and focus. */
  disabledReason?: string | undefined;
  /** In progress. */
  pending?: boolean;
}
