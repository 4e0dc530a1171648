import type { GraphiQLPlugin } from "@graphiql/react";
import { useId, useState, useSyncExternalStore, type SubmitEvent } from "react";
import { identity, runAs, type ServiceIdentity } from "./identity.ts";

export const useIdentity = (): ServiceIdentity | null => useSyncExternalStore(identity.subscribe, identity.current);

/** The last day of what ends with its last day in UTC. */
const lastDayOf = (end: string) =>
  new Date(Date.parse(end) - 1).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** Across the top, as long as operations are not run as the person who is signed in. */
export function IdentityBanner() {
  const service = useIdentity();
  if (service === null) return null;
  return (
    <div className="identity-banner" role="alert">
      <p>
        Queries run as the service token <strong>{service.name}</strong>, valid until {lastDayOf(service.expiresAt)}.
      </p>
      <button type="button" onClick={identity.leave}>
        Run as myself again
      </button>
    </div>
  );
}

function Form() {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function use(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem("token") as HTMLInputElement;
    setBusy(true);
    const refusal = await runAs(field.value);
    setBusy(false);
    setProblem(refusal);
    if (refusal !== null) field.focus();
  }

  return (
    <form noValidate onSubmit={(event) => void use(event)}>
      <label htmlFor={id}>Service token</label>
      <input
        id={id}
        name="token"
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder="lip_…"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onChange={() => setProblem(null)}
      />
      <p id={`${id}-problem`} className="problem" role="alert">
        {problem}
      </p>
      <button type="submit" disabled={isBusy}>
        Run as this token
      </button>
    </form>
  );
}

/** Whom operations are run as. */
function Identity() {
  const service = useIdentity();
  return (
    <section aria-label="Identity" className="panel">
      <h2>Identity</h2>
      <p>
        {service === null ? "Operations run as you." : "Operations run as the service token."} With a service token you
        see what a tool sees: its part of the schema, its rights and its limits. What it changes is logged in its name.
      </p>
      {service === null ? (
        <Form />
      ) : (
        <button type="button" onClick={identity.leave}>
          Run as myself again
        </button>
      )}
      <p>The token stays in this tab, and is forgotten when you reload or close it.</p>
    </section>
  );
}

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <circle cx="8" cy="16" r="4" />
      <path d="m11 13 8.5-8.5M16 8l3 3M13.5 10.5l2 2" />
    </svg>
  );
}

export const identityPlugin: GraphiQLPlugin = { title: "Identity", icon: Icon, content: Identity };
