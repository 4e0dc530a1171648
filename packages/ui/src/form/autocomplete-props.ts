import type { FieldProps } from "./field-frame.tsx";
import type { Option } from "./option.ts";

export interface AutocompleteFieldProps extends FieldProps {
  options: readonly Option[];
  /** Allows several values; the form value is then a list. */
  multiple?: boolean;
  placeholder?: string;
  loading?: boolean;
  /** For server-side search: called with every change of the text; no filtering here. */
  onSearch?: (text: string) => void;
  /** The value cannot be cleared. */
  keepValue?: boolean;
  /** The selected options, if the server does not return them for the typed text; `onChosen` reports each selection. */
  chosenOptions?: readonly Option[];
  onChosen?: (chosen: readonly Option[]) => void;
  /** Label of a selected value that is not among the options; the value itself by default. */
  unknownLabel?: string;
  /** Shown if nothing is found. */
  emptyText?: string;
  /** The choices push down what follows, for a short dialog whose buttons they would cover. */
  inFlow?: boolean;
  /** Shows hints below the labels instead of beside them, for long ones. */
  hintBelow?: boolean;
}
