import { screen } from "@testing-library/react";
import { useSearchParams } from "react-router-dom";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { RouteLink } from "@app/ui/link/link.tsx";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { FormFrame } from "@app/ui/form/form-frame.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { openAt } from "../../testing/open-at.tsx";
import { useKeptTabs } from "./kept-tabs.tsx";
import { useUnsavedGuard } from "./unsaved-guard.tsx";

function NameForm() {
  const guard = useUnsavedGuard();
  return (
    <FormFrame
      initialValues={{ name: "UK" }}
      onSubmit={() => undefined}
      onDirtyChange={guard.onDirtyChange}
      questions={guard.dialog}
      saveLabel="Save changes"
    >
      <TextField name="name" label="Name" />
    </FormFrame>
  );
}

function Screen() {
  const tab = useSearchParams()[0].get("tab") ?? "form";
  const { isUnsaved, panes } = useKeptTabs(tab);
  const tabs = ["form", "other"].map((value) => ({
    value,
    label: value,
    href: `?tab=${value}`,
    unsaved: isUnsaved(value),
  }));
  return (
    <DetailPage title="Region" tabs={<PageTabs label="About it" tabs={tabs} value={tab} />}>
      <RouteLink href="/away">Away</RouteLink>
      {panes((value) => (value === "form" ? <NameForm /> : <p>Something else</p>))}
    </DetailPage>
  );
}

const open = () => openAt(<Screen />, { at: "/?tab=form", elsewhere: "/away" });
const link = (name: string | RegExp) => screen.getByRole("link", { name });

it("keeps a form while another tab is shown, and marks its tab", async () => {
  const { user } = open();
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!");
  await user.click(link("other"));
  expect(screen.getByText("Something else")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
  await user.click(link("form (not saved yet)"));
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("UK!");
  expect(screen.getByRole("button", { name: "Save changes" })).not.toHaveAttribute("aria-disabled");
});

it("puts what is not saved and Save into the page's header", async () => {
  const { user } = open();
  const header = screen.getByRole("heading", { level: 1 }).closest("header");
  expect(header).toContainElement(screen.getByRole("button", { name: "Save changes" }));
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!");
  expect(header).toContainElement(screen.getByText("Not saved yet"));
});

it("asks before the page is left, whichever tab is shown", async () => {
  const { user } = open();
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!");
  await user.click(link("other"));
  await user.click(link("Away"));
  expect(screen.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Discard changes" }));
  expect(await screen.findByText("another page")).toBeVisible();
});

it("has nothing to keep where nothing is changed", async () => {
  const { user } = open();
  await user.click(link("other"));
  expect(screen.queryByRole("textbox", { hidden: true })).toBeNull();
});
