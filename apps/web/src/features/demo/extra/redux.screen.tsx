import { configureStore, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { useFormikContext } from "formik";
import { useEffect, useState } from "react";
import { Provider, useDispatch, useSelector } from "react-redux";
import { emptySample, SampleForm, type SampleValues } from "./sample-form.tsx";
import { Values } from "./values.tsx";

interface Held {
  values: SampleValues;
}

const form = createSlice({
  name: "form",
  initialState: emptySample,
  reducers: { entered: (_, { payload }: PayloadAction<SampleValues>) => payload },
});

/** The same form, with its values in a Redux store of the page. */
export function ReduxScreen() {
  const [store] = useState(() => configureStore({ reducer: { values: form.reducer } }));
  return (
    <Provider store={store}>
      <SampleForm title="Redux form" aside={<Entered />} />
    </Provider>
  );
}

/** Passes what is entered on to the store, and shows what the store holds. */
function Entered() {
  const { values } = useFormikContext<SampleValues>();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(form.actions.entered(values));
  }, [dispatch, values]);
  return <Values title="Values in the store" of={useSelector(({ values: held }: Held) => held)} />;
}
