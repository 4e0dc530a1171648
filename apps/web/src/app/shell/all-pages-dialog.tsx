import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useSession, useViewer } from "../../shared/session/session-context.ts";
import { placesFor } from "../palette/places.ts";

const beside = "Not in the menu";

/** Every page that the viewer may open: first those that their menu does not have. */
export function AllPagesDialog({ onClose }: { onClose: () => void }) {
  const { go } = placesFor(useSession(), useViewer().role);
  const groups = [...new Set([beside, ...go.map(({ group }) => group ?? beside)])];
  return (
    <DialogFrame wide open onClose={onClose} title="All pages" buttons={<Button onClick={onClose}>Close</Button>}>
      {groups.map((name) => (
        <section key={name} aria-label={name} style={{ marginBottom: 16 }}>
          <h3>{name}</h3>
          <ul style={{ columns: "3 180px", columnGap: 24, margin: 0, padding: 0, listStyle: "none" }}>
            {go
              .filter(({ group }) => (group ?? beside) === name)
              .map(({ title, href }) => (
                <li key={href} style={{ breakInside: "avoid", paddingBlock: 4 }}>
                  <TextLink href={href} onClick={onClose}>
                    {title}
                  </TextLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </DialogFrame>
  );
}
