import { useField } from "formik";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { countryName } from "./country-name.ts";
import { usePlaceOptions, type Places } from "./use-place-options.ts";

const countries = (places: Places) => places.countryOptions();

/** A country by name; the value is its two-letter code. */
export function CountryField({ name, label }: { name: string; label: string }) {
  const [{ value }] = useField<string | null>(name);
  const options = usePlaceOptions(countries);
  return (
    <AutocompleteField
      name={name}
      label={label}
      options={options}
      unknownLabel={countryName(value ?? "")}
      placeholder="Not known"
      optional
    />
  );
}
