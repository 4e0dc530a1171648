import { ActionButton } from "../page/action-button.tsx";
import { MessageFrame } from "./message-frame.tsx";

interface NoMatchProps {
  /** The filters in words: ["Status: draft", "“obi”"]. */
  filters: readonly string[];
  onClear: () => void;
}

/** There are records, but none matches the filters. */
export function NoMatch({ filters, onClear }: NoMatchProps) {
  return (
    <MessageFrame role="status">
      <h2>Nothing matches</h2>
      {filters.length > 0 ? <p>{filters.join(" · ")}</p> : null}
      <div>
        <ActionButton label="Clear filters" onSelect={onClear} />
      </div>
    </MessageFrame>
  );
}
