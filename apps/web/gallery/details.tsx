import { useState } from "react";
import { Card } from "@app/ui/detail/card.tsx";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { Letter } from "@app/ui/detail/letter.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { TextCards } from "@app/ui/detail/text-cards.tsx";
import { FormFrame } from "@app/ui/form/form-frame.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Pencil } from "@app/ui/icons.ts";
import { FileTable } from "@app/ui/import/file-table.tsx";
import { emailFact, phoneFact } from "@app/ui/link/contact-links.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { PageTabs, tabPanelProps } from "@app/ui/page/page-tabs.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { recordActions } from "./actions.tsx";
import { PageSample, Samples } from "./sample.tsx";

const nothing = () => undefined;

const facts = [
  { label: "Members", value: "4", second: "1 joins on Mon 2 Nov" },
  { label: "Next lesson", value: <When value="2026-10-28T16:00:00Z" /> },
  { label: "Owed", value: "£90.00" },
];

const aside = (
  <>
    <Card title="Tutor" action={<TextLink href="#tutor">Open</TextLink>}>
      Bọ́láńlé Adéyẹmí
    </Card>
    <Card title="How shares work" sunken>
      Each member pays a share of the lesson, in hundredths of a per cent.
    </Card>
  </>
);

function Pod() {
  const [tab, setTab] = useState("pod-members");
  return (
    <DetailPage
      title="Family Obi"
      avatarOf="Family Obi"
      status={<StatusChip status="active" />}
      line="Igbo for families · London"
      actions={[{ label: "Book lesson", main: true, onSelect: nothing }, ...recordActions]}
      facts={facts}
      tabs={
        <PageTabs
          label="Tabs of Family Obi"
          tabs={[
            { value: "pod-members", label: "Members", count: 4 },
            { value: "pod-activity", label: "Activity" },
          ]}
          value={tab}
          onChange={setTab}
        />
      }
      partial={{ title: "Lessons are unavailable right now.", text: "The rest is up to date.", onRetry: nothing }}
      aside={aside}
    >
      <div {...tabPanelProps(tab)}>
        <TabColumn>
          <Section
            title="Members"
            note="Shares add up to 100 %"
            actions={<ActionButton label="Edit" icon={Pencil} size="small" onSelect={nothing} />}
          >
            <p>Adaeze, Chidi, Ngọzi and Ụjụ.</p>
          </Section>
          <FactsSection
            title="Lessons"
            facts={[
              ["Subject", "Igbo"],
              ["Level", ""],
              ["Email", emailFact("ada@example.org")],
              ["Phone", phoneFact("+447700900123")],
            ]}
          />
          <Section title="Earlier members">
            <p>None.</p>
          </Section>
          <LineList>
            <li>
              <p>
                R-000012: Yoruba <small>Adé · 1 × 45 min</small>
              </p>
              <StatusChip status="new" />
            </li>
          </LineList>
          <TextCards>
            <li data-pinned="">
              <p>Prefers lessons after six.</p>
              <small>Pinned · Daniel Osborne · Mon 5 Jan</small>
            </li>
            <li>
              <p>Asked about the summer.</p>
              <small>Obinna Ezenwa · Tue 6 Jan</small>
            </li>
          </TextCards>
        </TabColumn>
      </div>
    </DetailPage>
  );
}

export function Details() {
  return (
    <Samples>
      <PageSample title="Facts, tabs, one source down, a side column" height={640}>
        <Pod />
      </PageSample>
      <PageSample title="Rows of a file, in a frame that scrolls by itself" height={260}>
        <FileTable label="Rows of the file" whole heads={["Row", "Who", "What happens"]}>
          <tr>
            <td>2</td>
            <td>
              Ngọzi Eze <small data-quiet="">Tags: – → Gold</small>
            </td>
            <td>
              <StatusChip status="active" word="Change" />
            </td>
          </tr>
          <tr>
            <td>3</td>
            <td>
              Bọ́lá Adéyẹmí <small>Email: Enter a valid email address.</small>
            </td>
            <td>
              <StatusChip status="failed" />
            </td>
          </tr>
        </FileTable>
      </PageSample>
      <PageSample title="A text as somebody will read it, with a subject and without" height={260}>
        <Letter subject="Your lessons from January" text={"Dear Ada,\n\nyour teacher is Ngọzi Eze."} />
        <Letter subject={null} text="See you on Monday." />
      </PageSample>
      <PageSample title="With a form: the header says what is not saved, and holds Save" height={360}>
        <DetailPage title="Account" line="Adaeze Obi">
          <FormFrame initialValues={{ pod: "Family Obi" }} onSubmit={nothing} saveLabel="Save changes">
            <TextField name="pod" label="Name" />
          </FormFrame>
        </DetailPage>
      </PageSample>
    </Samples>
  );
}
