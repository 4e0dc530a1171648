import type { ComponentProps } from "react";
import { useField } from "formik";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { usePlaceOptions, type Places } from "./use-place-options.ts";

type TimeZoneFieldProps = Omit<ComponentProps<typeof AutocompleteField>, "options" | "multiple" | "unknownLabel">;

const zones = (places: Places) => places.zoneOptions(new Date());

/** A time zone, searched by city, country or common name: "Houston", "Ghana", "Eastern". */
export function TimeZoneField(props: TimeZoneFieldProps) {
  const [{ value }] = useField<string | null>(props.name);
  const options = usePlaceOptions(zones);
  return (
    <AutocompleteField
      placeholder="City, country or time zone"
      {...props}
      options={options}
      hintBelow
      // For outdated names in records: Europe/Kiev.
      unknownLabel={value?.replaceAll("_", " ") ?? ""}
    />
  );
}
