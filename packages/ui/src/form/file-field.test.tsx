import { screen, waitFor } from "@testing-library/react";
import { useFormikContext } from "formik";
import { show } from "../testing/render.tsx";
import { FileField } from "./file-field.tsx";
import { FormFrame } from "./form-frame.tsx";
import { UnfitFile, type SendFile, type SentFile } from "./send-file.ts";

const Value = () => <output>{useFormikContext<{ cv: SentFile | null }>().values.cv?.id ?? "none"}</output>;
const cv = new File(["%PDF"], "cv.pdf", { type: "application/pdf" });
const sent: SentFile = { id: "1", name: "cv.pdf", size: 4 };

function open(send: SendFile, value: SentFile | null = null) {
  return show(
    <FormFrame initialValues={{ cv: value }} onSubmit={() => undefined}>
      <FileField name="cv" label="CV" send={send} accept={["application/pdf"]} help="Up to 5 MB." />
      <Value />
    </FormFrame>,
  );
}
const choose = (user: ReturnType<typeof open>["user"]) => user.upload(screen.getByLabelText("CV"), cv);

it("keeps what the server has of a chosen file", async () => {
  const { user } = open(() => Promise.resolve(sent));
  await choose(user);
  expect(await screen.findByText("cv.pdf")).toBeVisible();
  expect(screen.getByText("1", { selector: "output" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(screen.getByText("none", { selector: "output" })).toBeVisible();
});

it("tells how much has been sent, and stops when told so", async () => {
  const aborted: boolean[] = [];
  const { user } = open(
    (_, { signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        onProgress(0.4);
        signal.addEventListener("abort", () => {
          aborted.push(true);
          reject(new Error("Cancelled."));
        });
      }),
  );
  await choose(user);
  expect(await screen.findByRole("progressbar", { name: "Uploading cv.pdf" })).toHaveAttribute("value", "0.4");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(aborted).toEqual([true]);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("Choose a file, or drop it here.")).toBeVisible();
});

it("lets nothing be saved without the file that is on its way", async () => {
  let arrive: (file: SentFile) => void = () => undefined;
  const saved: unknown[] = [];
  const { user } = show(
    <FormFrame<{ cv: SentFile | null }> initialValues={{ cv: null }} onSubmit={(values) => void saved.push(values)}>
      <FileField name="cv" label="CV" send={() => new Promise((resolve) => (arrive = resolve))} accept={[]} optional />
      <button type="submit">Save</button>
    </FormFrame>,
  );
  await user.upload(screen.getByLabelText(/^CV/), cv);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Wait until the file has been uploaded.")).toBeVisible();
  expect(saved).toEqual([]);
  arrive(sent);
  expect(await screen.findByText("cv.pdf")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saved).toEqual([{ cv: sent }]));
});

it("says at its place why a file was refused, and sends it again under the same key", async () => {
  const keys: string[] = [];
  const { user } = open((_, { key }) => {
    keys.push(key);
    return keys.length === 1 ? Promise.reject(new Error("Network error")) : Promise.resolve(sent);
  });
  await choose(user);
  expect(await screen.findByRole("alert")).toHaveTextContent("Network error");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("1", { selector: "output" })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

it("lets nothing be saved without a file that failed, until it is discarded", async () => {
  const saved: unknown[] = [];
  const fail = () => Promise.reject(new Error("Network error"));
  const { user } = show(
    <FormFrame<{ cv: SentFile | null }> initialValues={{ cv: null }} onSubmit={(values) => void saved.push(values)}>
      <FileField name="cv" label="CV" send={fail} accept={[]} optional />
      <button type="submit">Save</button>
    </FormFrame>,
  );
  await user.upload(screen.getByLabelText(/^CV/), cv);
  expect(await screen.findByText("Network error")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The file was not uploaded. Choose another, or discard it.")).toBeVisible();
  expect(saved).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(screen.getByRole("button", { name: "Choose" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saved).toEqual([{ cv: null }]));
});

it("does not offer to send again what cannot be taken", async () => {
  const { user } = open(() => Promise.reject(new UnfitFile("The file must be 5 MB or smaller.")));
  await choose(user);
  expect(await screen.findByRole("alert")).toHaveTextContent("The file must be 5 MB or smaller.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.getByRole("button", { name: "Discard" })).toBeVisible();
});
