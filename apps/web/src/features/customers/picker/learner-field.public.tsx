import { skipToken } from "@apollo/client/react";
import { useField } from "formik";
import { useState } from "react";
import { clientMessages } from "@app/domain/client-messages.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { learnerInWords } from "../learner-labels.public.ts";
import { LearnerByIdDocument, type LearnerChoiceFragment } from "./learner-search.generated.ts";
import { useLearnerSearch } from "./use-learner-search.ts";

const optionOf = (learner: LearnerChoiceFragment): Option => ({
  value: learner.id,
  label: learner.name,
  hint: learnerInWords(learner),
});

const kinds = "A customer or a dependent.";

interface LearnerFieldProps {
  /** Path of the learner's id in the form. */
  name: string;
  label?: string;
  /** In a list of learners, where a heading names it already. */
  quiet?: boolean;
  /** The choices push down what follows, in a short dialog. */
  inFlow?: boolean;
}

/** Chooses a customer or dependent by part of a name, marks not needed, or by a customer's number. */
export function LearnerField({ name, label = "Learner", quiet = false, inFlow = false }: LearnerFieldProps) {
  const { found: learners, more, failed, loading, text, search } = useLearnerSearch();
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const [{ value }] = useField<string | null>(name);
  const isKnown = [...learners.map(({ id }) => id), ...chosen.map((option) => option.value)].includes(value ?? "");
  // A form that is taken up again brings only the id.
  const { data } = useQuery(LearnerByIdDocument, value === null || isKnown ? skipToken : { variables: { id: value } });
  return (
    <AutocompleteField
      name={name}
      label={label}
      quietLabel={quiet}
      options={learners.map(optionOf)}
      chosenOptions={[...chosen, ...(data?.learner ? [optionOf(data.learner)] : [])]}
      onChosen={setChosen}
      onSearch={search}
      loading={loading}
      placeholder="Name or customer number"
      emptyText={failed ? clientMessages.search : "No learners found."}
      help={more && text !== "" ? "More learners match. Type more of the name." : quiet ? undefined : kinds}
      hintBelow
      inFlow={inFlow}
    />
  );
}
