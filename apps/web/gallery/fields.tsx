import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FileField } from "@app/ui/form/file-field.tsx";
import type { FieldProps } from "@app/ui/form/field-frame.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { PasswordField } from "@app/ui/form/password-field.tsx";
import type { SendFile } from "@app/ui/form/send-file.ts";
import { RadioField } from "@app/ui/form/radio-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { TextLink } from "@app/ui/link/link.tsx";

export type FieldState = "empty" | "filled" | "refused" | "disabled" | "optional" | "quiet" | "changed";

export const emptyValues = {
  text: "",
  taught: "",
  long: "",
  rate: null as number | null,
  price: "",
  password: "",
  currency: "",
  who: "",
  zone: null as string | null,
  people: [] as string[],
  day: "",
  cv: null as { id: string; name: string; size: number } | null,
  isOpen: false,
  goals: [] as string[],
};

export const filledValues = {
  text: "United Kingdom",
  taught: "Ẹ káàbọ̀",
  long: "Family words first, then those of the market. Every lesson ends with a song.",
  rate: 20,
  price: "13,500.00",
  password: "correct horse",
  currency: "GBP",
  who: "tutor",
  zone: "Europe/London",
  people: ["ada", "bo"],
  day: "2026-11-22",
  cv: { id: "1", name: "Adaeze Obi, CV.pdf", size: 240_000 },
  isOpen: true,
  goals: ["Greet an elder", "Count by twenties"],
};

const currencies = [
  { value: "GBP", label: "Pound sterling" },
  { value: "NGN", label: "Naira" },
  { value: "XAU", label: "Gold", disabled: true },
];
const cancellers = [
  { value: "family", label: "The family" },
  { value: "tutor", label: "The tutor" },
];
const zones = [
  { value: "Europe/London", label: "London", hint: "09:42" },
  { value: "Africa/Lagos", label: "Lagos", hint: "09:42" },
];
const people = [
  { value: "ada", label: "Adaeze Obi", hint: "adaeze@example.com" },
  { value: "bo", label: "Bọ́láńlé Adéyẹmí", hint: "bolanle@example.com" },
];

/** Stays under way: what a file that is being sent looks like. */
const neverSent: SendFile = (_, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};

const help: Partial<Record<FieldState, string>> = { empty: "As customers read it." };

/** Each field once, in one state. */
export function Fields({ state }: { state: FieldState }) {
  const isQuiet = state === "quiet";
  const common = {
    ...(state === "disabled" && { disabled: true }),
    ...(state === "optional" && { optional: true }),
    ...(isQuiet && { quietLabel: true }),
    ...(help[state] !== undefined && { help: help[state] }),
  } satisfies Partial<FieldProps>;
  return (
    <>
      <TextField
        name="text"
        label="Name"
        placeholder="United Kingdom"
        corner={state === "optional" ? <TextLink href="#rules">Rules</TextLink> : null}
        {...common}
      />
      <TextField name="taught" label="Greeting" lang="yo" {...common} />
      <TextArea name="long" label="Description" max={200} {...common} />
      <MoneyField name="price" label="Price" currency="NGN" {...common} />
      <NumberField name="rate" label="Tax rate" start="VAT" end="%" {...common} />
      {isQuiet ? null : <PasswordField name="password" label="Password" autoComplete="new-password" {...common} />}
      <SelectField name="currency" label="Currency" options={currencies} emptyLabel="Choose one" {...common} />
      <AutocompleteField name="zone" label="Time zone" options={zones} placeholder="Choose one" {...common} />
      <AutocompleteField name="people" label="People" options={people} multiple hintBelow {...common} />
      {isQuiet ? null : (
        <>
          <FileField name="cv" label="CV" send={neverSent} accept={["application/pdf"]} {...common} />
          <RadioField name="who" label="Who cancels" options={cancellers} {...common} />
          <DateField name="day" label="Start date" {...common} />
          <SwitchField name="isOpen" label="Open to new customers" {...common} />
        </>
      )}
      {state === "disabled" || isQuiet ? null : (
        <ListField name="goals" label="Goals" itemName="goal" newItem="" max={2} optional={state === "optional"}>
          {(path, position) => <TextField name={path} label={`Goal ${position}`} quietLabel />}
        </ListField>
      )}
    </>
  );
}
