import { When } from "@app/ui/value/when.tsx";
import type { CreditNoteAheadFragment, PlaceComesToFragment } from "./comes-to.generated.ts";
import { charged } from "./comes-to.tsx";
import { ComesToSection } from "./comes-to-section.tsx";
import { NotesAhead } from "./notes-ahead.tsx";

/** What places in group lessons would come to by an act that is about to be done, and the credit notes that would follow. */
export function PlacesComeTo({
  places,
  creditNotes,
}: {
  places: readonly PlaceComesToFragment[];
  creditNotes: readonly CreditNoteAheadFragment[];
}) {
  if (places.length === 0) return null;
  return (
    <ComesToSection>
      <table>
        <thead>
          <tr>
            <th scope="col">Session</th>
            <th scope="col">Family</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place.settlement.id}>
              <th scope="row">
                <When value={place.start} />
              </th>
              <td>{charged(place)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <NotesAhead notes={creditNotes} />
    </ComesToSection>
  );
}
