import { useApolloClient } from "@apollo/client/react";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import {
  DemoMailSendDocument,
  DemoMailUpdateDocument,
  type DemoMailSendMutationVariables,
  type DemoMailUpdateMutationVariables,
} from "./mail.generated.ts";

/** What can be done to the mailbox; true once it is done. Every list of it is read anew. */
export function useMailChange() {
  const { cache } = useApolloClient();
  const { save: update, saving } = useSave(DemoMailUpdateDocument, ({ saved }) => saved);
  const { save: send } = useSave(DemoMailSendDocument, ({ saved }) => saved);
  const done = (isDone: boolean) => {
    if (isDone) for (const fieldName of ["demoMails", "demoMailLabels"]) cache.evict({ id: "ROOT_QUERY", fieldName });
    return isDone;
  };
  return {
    saving,
    update: async (id: string, input: DemoMailUpdateMutationVariables["input"]) =>
      done((await update({ id, input })).payload !== undefined),
    send: async (input: DemoMailSendMutationVariables["input"], form: FormErrorSetter) =>
      done((await send({ input }, form)).payload !== undefined),
  };
}
