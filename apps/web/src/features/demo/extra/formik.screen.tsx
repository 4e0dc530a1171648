import { useFormikContext } from "formik";
import { SampleForm, type SampleValues } from "./sample-form.tsx";
import { Values } from "./values.tsx";

/** The form with its values beside it, as Formik holds them. */
export const FormikScreen = () => <SampleForm title="Formik form" aside={<Entered />} />;

function Entered() {
  const { values } = useFormikContext<SampleValues>();
  return <Values title="Values" of={values} />;
}
