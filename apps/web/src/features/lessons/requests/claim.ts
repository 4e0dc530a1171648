import type { ApolloClient } from "@apollo/client";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { shownError } from "../../../shared/errors/server-error.ts";
import { wholeRefusal } from "../../../shared/save/user-errors.ts";
import { LessonRequestClaimDocument } from "./request-mutations.generated.ts";

export interface Claimed {
  id: string;
  name: string;
  version: number;
}

/** Makes the viewer the owner of a request, and says what came of it. */
export async function claim(client: ApolloClient, { id, name, version }: Claimed): Promise<void> {
  try {
    const variables = { id, version, idempotencyKey: crypto.randomUUID() };
    const { data } = await client.mutate({ mutation: LessonRequestClaimDocument, variables, context: { shown: true } });
    const refusals = data.saved.userErrors;
    if (refusals.length > 0) toast.failed(wholeRefusal(refusals));
    else toast.done(`${name} is yours.`);
  } catch (error) {
    toast.failed(shownError(error).message);
  }
}
