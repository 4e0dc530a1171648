import { useGraphiQL, type GraphiQLPlugin } from "@graphiql/react";
import { useEffect, useRef, useState } from "react";
import type { HandedOperation } from "@app/domain/playground/hand-over.ts";
import { useOpenTabs } from "./open-tabs.ts";
import { SavedForm } from "./saved-form.tsx";
import { createOperation, deleteOperation, savedOperations, updateOperation, type SavedOperation } from "./saved.ts";

const inWords = (role: string) => role.toLowerCase().replaceAll("_", "-");

interface ItemProps {
  accessToken: string;
  saved: SavedOperation;
  mayShare: boolean;
  open: ((operations: readonly HandedOperation[]) => void) | undefined;
  openTab: HandedOperation;
  /** After a change: says what was done. */
  onDone: (text: string) => void;
}

/** A saved operation: opened in a tab, changed, deleted. */
function Item({ accessToken, saved, mayShare, open, openTab, onDone }: ItemProps) {
  const [asked, setAsked] = useState<"change" | "delete" | null>(null);
  const [problem, setProblem] = useState("");
  const opener = useRef<HTMLButtonElement>(null);
  /** The button that was pressed to get here is gone. */
  const cancel = () => {
    setAsked(null);
    opener.current?.focus();
  };
  const { name, role, isOwn, mayChange, owner } = saved;

  async function act(change: Promise<string>, text: string) {
    const refusal = await change.catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    setProblem(refusal);
    if (refusal === "") onDone(text);
    return refusal;
  }

  return (
    <li>
      <button type="button" ref={opener} disabled={!open} onClick={() => open?.([saved])}>
        <strong>{name}</strong>
        <small>
          {isOwn ? "Yours" : owner === null ? "Shared with you" : `Shared by ${owner.name}`}
          {role === null ? "" : ` · for ${inWords(role)}`}
        </small>
      </button>
      {mayChange && asked === null ? (
        <p className="acts">
          <button type="button" aria-label={`Change ${name}`} onClick={() => setAsked("change")}>
            Change
          </button>
          <button
            type="button"
            aria-label={`Replace ${name} with the open tab`}
            onClick={() =>
              void act(
                updateOperation(accessToken, saved, { name, role, operation: openTab }),
                `“${name}” is now what the open tab holds.`,
              )
            }
          >
            Replace with the open tab
          </button>
          <button type="button" aria-label={`Delete ${name}`} onClick={() => setAsked("delete")}>
            Delete
          </button>
        </p>
      ) : null}
      {asked === "change" ? (
        <SavedForm
          name={name}
          role={role}
          mayShare={mayShare}
          button="Save changes"
          onSave={(given, chosen) =>
            act(updateOperation(accessToken, saved, { name: given, role: chosen }), `“${given}” has been saved.`)
          }
          onCancel={cancel}
        />
      ) : null}
      {asked === "delete" ? (
        <p className="acts">
          <span>Delete “{name}”?</span>
          <button
            type="button"
            autoFocus
            onClick={() => void act(deleteOperation(accessToken, saved), `“${name}” has been deleted.`)}
          >
            Delete
          </button>
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        </p>
      ) : null}
      {problem === "" || asked === "change" ? null : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

/** Operations that people have saved for themselves, or for a role. */
function SavedOperations({ accessToken, mayShare }: { accessToken: string; mayShare: boolean }) {
  const open = useOpenTabs();
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]);
  const openTab = { query: tab?.query ?? "", variables: tab?.variables ?? "" };
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<SavedOperation[] | null>(null);
  const [said, setSaid] = useState("");
  useEffect(() => {
    savedOperations(accessToken).then(setFound, (error: unknown) =>
      setSaid(error instanceof Error ? error.message : String(error)),
    );
  }, [accessToken, round]);
  const status = useRef<HTMLParagraphElement>(null);
  const done = (text: string) => {
    setSaid(text);
    status.current?.focus();
    setRound((last) => last + 1);
  };

  return (
    <section aria-label="Saved operations" className="panel">
      <h2>Saved operations</h2>
      <p>They are saved on the server, and wait for you in every browser.</p>
      <SavedForm
        name=""
        role={null}
        mayShare={mayShare}
        button="Save the open tab"
        onSave={async (name, role) => {
          const refusal = await createOperation(accessToken, { name, role, operation: openTab });
          if (refusal === "") done(`“${name}” has been saved.`);
          return refusal;
        }}
      />
      <p role="status" ref={status} tabIndex={-1}>
        {said !== "" ? said : found?.length === 0 ? "Nothing has been saved yet." : ""}
      </p>
      <ul>
        {found?.map((saved) => (
          <Item
            key={`${saved.id} ${saved.version}`}
            accessToken={accessToken}
            saved={saved}
            mayShare={mayShare}
            open={open}
            openTab={openTab}
            onDone={done}
          />
        ))}
      </ul>
    </section>
  );
}

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M6.5 3.5h11v17l-5.5-4-5.5 4z" />
    </svg>
  );
}

/** The panel of a person's saved operations. */
export const savedPluginFor = (accessToken: string, mayShare: boolean): GraphiQLPlugin => ({
  title: "Saved operations",
  icon: Icon,
  content: () => <SavedOperations accessToken={accessToken} mayShare={mayShare} />,
});
