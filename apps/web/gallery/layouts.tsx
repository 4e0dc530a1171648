import { BoxedList } from "@app/ui/detail/boxed-list.tsx";
import { RuledList } from "@app/ui/detail/ruled-list.tsx";
import { LikelyNote } from "@app/ui/form/likely-note.tsx";
import { Columns } from "@app/ui/layout/columns.tsx";
import { Muted } from "@app/ui/layout/muted.tsx";
import { Row } from "@app/ui/layout/row.tsx";
import { Stack } from "@app/ui/layout/stack.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Rechecking } from "@app/ui/page/rechecking.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Sample, Samples } from "./sample.tsx";

export function Layouts() {
  return (
    <Samples>
      <Sample title="Parts one below the other, and side by side">
        <Stack gap={8}>
          <p>Igbo for families</p>
          <Row gap={8} align="center">
            <StatusChip status="active" />
            <StatusChip status="part-paid" />
          </Row>
          <Muted>Nothing was said beside it.</Muted>
        </Stack>
      </Sample>
      <Sample title="Columns" wide>
        <Columns widths="2fr 1fr" until={600} gap={16}>
          <p>What the lesson was about, in the words of its tutor.</p>
          <p>Beside it</p>
        </Columns>
      </Sample>
      <Sample title="Lists in a box and with rules" wide stacked>
        <BoxedList>
          <li>
            <span>Adaeze Obi</span>
            <small>Joined on Mon 2 Nov</small>
          </li>
          <li>
            <span>Tóbi Adéyẹmí</span>
            <StatusChip status="paused" />
          </li>
        </BoxedList>
        <RuledList>
          <li>
            <span>10 lessons of 60 minutes</span>
            <StatusChip status="paid" />
          </li>
          <li data-addition="">
            <span>Workbook</span>
            <StatusChip status="draft" />
          </li>
        </RuledList>
      </Sample>
      <Sample title="What may be the same, and what is checked again" wide stacked>
        <LikelyNote>
          <p>
            <TextLink href="#same">Adaeze Obi</TextLink> has the same email.
          </p>
        </LikelyNote>
        <Rechecking isOn={false}>
          <p>No conflicts in the next eight weeks.</p>
        </Rechecking>
        <Rechecking isOn>
          <p>2 lessons will be cancelled.</p>
        </Rechecking>
      </Sample>
    </Samples>
  );
}
