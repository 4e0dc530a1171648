import { Formik } from "formik";
import { useState } from "react";
import { PasswordField } from "@app/ui/form/password-field.tsx";
import { SaveButton } from "@app/ui/form/save-button.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Bell, BookOpen, GraduationCap, LogOut, Settings2, User, Users } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { ActionMenu } from "@app/ui/page/action-menu.tsx";
import { AccountMenu } from "@app/ui/shell/account-menu.tsx";
import { AppShell } from "@app/ui/shell/app-shell.tsx";
import { Breadcrumbs } from "@app/ui/shell/breadcrumbs.tsx";
import { SearchButton } from "@app/ui/shell/search-button.tsx";
import { SideDrawer } from "@app/ui/shell/side-drawer.tsx";
import { SignInLayout } from "@app/ui/shell/sign-in-layout.tsx";
import { ToolButton } from "@app/ui/shell/tool-button.tsx";
import { ToolPopover } from "@app/ui/shell/tool-popover.tsx";
import { Banner } from "@app/ui/feedback/partial-banner.tsx";
import { PaletteSamples } from "./palettes.tsx";
import { PageSample, Sample, Samples } from "./sample.tsx";

const nothing = () => undefined;

const groups = [
  {
    label: "Tutoring",
    icon: GraduationCap,
    entries: [
      { label: "Regions", href: "#regions" },
      { label: "Lessons", href: "#lessons", count: 3 },
    ],
  },
  { label: "Management", icon: Users, entries: [{ label: "Staff", href: "#staff" }] },
  { label: "Content", icon: BookOpen, entries: [{ label: "Library", href: "#library" }] },
];

const crumbs = [
  { label: "Tutoring" },
  { label: "Curriculums", href: "#1" },
  { label: "Igbo for families", href: "#2" },
  { label: "Ages 5 to 8", href: "#3" },
  { label: "Beginner", href: "#4" },
  { label: "Ezinụlọ" },
];

function Tools() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SearchButton label="Search" onClick={nothing} />
      <ToolPopover label="Notifications, 3 unread" icon={Bell} dot title="Notifications">
        {(close) => (
          <TextLink href="#notice" onClick={close}>
            Adaeze Obi has signed in
          </TextLink>
        )}
      </ToolPopover>
      <ToolButton label="Settings" icon={Settings2} open={isOpen} onClick={() => setOpen(true)} />
      <SideDrawer open={isOpen} onClose={() => setOpen(false)} title="Settings" width={480}>
        <p>Nothing to choose here.</p>
      </SideDrawer>
      <AccountMenu
        name="Adaeze Obi"
        menu={(place) => (
          <ActionMenu
            {...place}
            actions={[
              { label: "Account", icon: User, href: "#account" },
              { label: "Logout", icon: LogOut, onSelect: nothing },
            ]}
          />
        )}
      />
    </>
  );
}

function Portal() {
  const [visit] = useState({ page: "gallery", key: "gallery", isReturn: false });
  return (
    <AppShell
      brand={{ name: "Staff portal", href: "#home" }}
      crumbs={crumbs.slice(0, 2).map(({ label }, at) => (at === 0 ? { label } : { label: "Regions" }))}
      tools={<Tools />}
      banner={<Banner title="Invoices are sent at 18:00." text="Finish what is to be in them." />}
      visit={visit}
      viewer={{ name: "Adaeze Obi", line: "Super-admin · Lagos 09:42", href: "#account" }}
      groups={groups}
      currentHref="#regions"
    >
      <PageHeader title="Regions" facts="4 regions" />
    </AppShell>
  );
}

export function Shell() {
  return (
    <Samples>
      <PaletteSamples />
      <PageSample title="The shell around every page" height={560}>
        <Portal />
      </PageSample>
      <Sample title="A way of more than four levels; on small screens the level above" wide stacked>
        <Breadcrumbs crumbs={crumbs} />
      </Sample>
      <PageSample title="Signing in" height={760}>
        <SignInLayout
          brandName="Staff portal"
          title="Sign in"
          footer={
            <>
              No account? <TextLink href="#ask">Ask a super-admin</TextLink>
            </>
          }
        >
          <Formik initialValues={{ email: "", password: "" }} onSubmit={nothing}>
            <div style={{ display: "grid", gap: 16 }}>
              <TextField name="email" label="Email" type="email" large />
              <PasswordField name="password" label="Password" autoComplete="current-password" large />
              <SaveButton label="Sign in" large always />
            </div>
          </Formik>
        </SignInLayout>
      </PageSample>
    </Samples>
  );
}
