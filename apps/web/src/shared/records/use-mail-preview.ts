import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import { shownError } from "../errors/server-error.ts";
import { usePaused } from "./use-paused.ts";
import type { CreditNoteAheadFragment, LessonComesToFragment, PlaceComesToFragment } from "./comes-to.generated.ts";
import type { RefusalFragment } from "../save/refusal.generated.ts";
import { wholeRefusal } from "../save/user-errors.ts";
import type { MailShownFragment } from "./mail-shown.generated.ts";

interface Previewed {
  saved: {
    mails?: readonly MailShownFragment[] | null;
    /** Asked for only where lessons may be settled. */
    comesTo?: readonly LessonComesToFragment[] | null;
    /** Asked for only where places in group lessons are about to be charged otherwise. */
    placesComeTo?: readonly PlaceComesToFragment[] | null;
    creditNotes?: readonly CreditNoteAheadFragment[] | null;
    userErrors: readonly RefusalFragment[];
  };
}

/** A mutation that can preview its emails. */
export type MailingMutation = TypedDocumentNode<{ saved: { userErrors: readonly RefusalFragment[] } }, never>;

interface Answer {
  /** The input that it belongs to. */
  sent: string;
  mails: readonly MailShownFragment[];
  comesTo: readonly LessonComesToFragment[];
  placesComeTo: readonly PlaceComesToFragment[];
  creditNotes: readonly CreditNoteAheadFragment[];
  /** Why it would be refused. */
  refused: string | null;
}

const nothing = { mails: [], comesTo: [], placesComeTo: [], creditNotes: [] };

/** Why the act would be refused. What is wrong with a field is said there, when the form is sent. */
function refusalOf(errors: readonly RefusalFragment[]): string | null {
  const whole = errors.filter(({ path }) => path.length === 0);
  if (whole.length > 0) return wholeRefusal(whole);
  return errors.length > 0 ? "Complete the form to see them." : null;
}

/**
 * The emails that a mutation would send, once typing pauses; null until known. `variables`: null while the form is
 * incomplete.
 */
export function useMailPreview(mutation: MailingMutation, variables: object | null): Answer | null {
  const client = useApolloClient();
  const sent = usePaused(useMemo(() => JSON.stringify(variables), [variables]));
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (sent === "null") return;
    let wanted = true;
    const tell = (preview: Omit<Answer, "sent">) => wanted && setAnswer({ sent, ...preview });
    client
      .mutate({
        mutation: mutation as unknown as TypedDocumentNode<Previewed | undefined, OperationVariables>,
        variables: { ...(JSON.parse(sent) as object), preview: true },
        fetchPolicy: "no-cache",
        context: { shown: true },
      })
      .then(
        ({ data }) => {
          if (!data) throw new Error("The server did not answer.");
          const { mails, comesTo, placesComeTo, creditNotes, userErrors } = data.saved;
          tell({
            mails: mails ?? [],
            comesTo: comesTo ?? [],
            placesComeTo: placesComeTo ?? [],
            creditNotes: creditNotes ?? [],
            refused: refusalOf(userErrors),
          });
        },
        (error: unknown) => tell({ ...nothing, refused: shownError(error).message }),
      );
    return () => {
      wanted = false;
    };
  }, [client, mutation, sent]);
  return answer?.sent === sent && sent === JSON.stringify(variables) ? answer : null;
}
