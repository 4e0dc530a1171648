import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { memoryRouter } from "../../testing/memory-router.tsx";
import { useBlocker } from "./use-blocker.ts";

function Form({ isDirty }: { isDirty: boolean }) {
  const blocked = useBlocker((here, there) => isDirty && here.pathname !== there.pathname);
  if (blocked === null) return null;
  return (
    <>
      <button onClick={() => blocked.reset()}>stay</button>
      <button onClick={() => blocked.proceed()}>leave</button>
    </>
  );
}

function Page() {
  const [form, setForm] = useState<"clean" | "dirty" | "gone">("clean");
  return (
    <>
      <p>{useLocation().pathname}</p>
      <button onClick={() => setForm("dirty")}>type</button>
      <button onClick={() => setForm("gone")}>close</button>
      {form === "gone" ? null : <Form isDirty={form === "dirty"} />}
    </>
  );
}

function open() {
  const { router, within } = memoryRouter("/first");
  render(within(<Page />));
  return { router, user: userEvent.setup() };
}

it("asks with what is so when the step is taken", async () => {
  const { router, user } = open();
  await act(() => router.navigate("/second"));
  expect(screen.getByText("/second")).toBeVisible();
  await user.click(screen.getByText("type"));
  await act(() => router.navigate(-1));
  expect(screen.getByText("/second")).toBeVisible();
  await user.click(screen.getByText("stay"));
  expect(screen.queryByText("leave")).toBeNull();
  await act(() => router.navigate(-1));
  await user.click(screen.getByText("leave"));
  expect(await screen.findByText("/first")).toBeVisible();
  expect(screen.queryByText("leave")).toBeNull();
});

it("asks no more once it is gone", async () => {
  const { router, user } = open();
  await user.click(screen.getByText("type"));
  await user.click(screen.getByText("close"));
  await act(() => router.navigate("/second"));
  expect(screen.getByText("/second")).toBeVisible();
});
