import type { FieldProps } from "./field-frame.tsx";
import type { Option } from "./option.ts";

export interface AutocompleteFieldProps extends FieldProps {
  options: readonly Option[];
  /** Several values; the form's value is then a list. */
  multiple?: boolean;
  placeholder?: string;
  loading?: boolean;
  /** For options that the server finds: told of every change of the text; then nothing is filtered here. */
  onSearch?: (text: string) => void;
  /** A chosen value cannot be emptied. */
  keepValue?: boolean;
  /** What is chosen, where the server no longer finds it by what is typed; `onChosen` tells of each choice. */
  chosenOptions?: readonly Option[];
  onChosen?: (chosen: readonly Option[]) => void;
  /** What a chosen value is called that is among no options yet; the value itself if not said. */
  unknownLabel?: string;
  /** What is said where nothing is found. */
  emptyText?: string;
  /** Hints stand below the words instead of beside them: for longer ones. */
  hintBelow?: boolean;
}
