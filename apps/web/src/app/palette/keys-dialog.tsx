import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { keyGroups } from "./key-groups.ts";
import css from "./keys-dialog.module.css";

/** Every key of the portal and what it does. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame open onClose={onClose} title="Keyboard shortcuts" buttons={<Button onClick={onClose}>Close</Button>}>
      {keyGroups.map(({ where, keys }) => (
        <section key={where} className={css.group}>
          <h3>{where}</h3>
          <dl>
            {keys.map((one) => (
              <div key={one.does}>
                <dt>{one.does}</dt>
                <dd>
                  {one.keys.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </DialogFrame>
  );
}
