import { useNavigate } from "react-router-dom";
import { wallClockOf } from "@app/domain/time.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordCreate } from "../../../shared/records/use-record-save.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { BannerCreateDocument } from "../banner-mutations.generated.ts";
import { bannerKind, bannerPath, bannersPath } from "../banner.kind.ts";
import { FormPreview } from "../preview/form-preview.tsx";
import { BannerFields } from "./banner-fields.tsx";
import { bannerForm, type BannerValues } from "./banner.fields.ts";

const { version, values: empty } = bannerForm.recordOf(null);

/** Adds a banner, as a draft. */
export function CreateBannerScreen() {
  const navigate = useNavigate();
  const startsOn = wallClockOf(new Date(useNow()), useViewer().timeZone).date;
  const send = useRecordCreate(bannerForm, BannerCreateDocument, bannerKind.list);
  const { form } = useRecordForm({
    name: bannerKind.one,
    id: null,
    record: { version, values: { ...empty, placement: "website", startsOn } },
    labels: bannerForm.labels,
    send,
    onSaved: ({ record: banner }) => {
      if (!banner) return;
      toast.done(`${banner.title} added as a draft.`);
      void navigate(bannerPath(banner.id));
    },
  });
  return (
    <FormPage<BannerValues>
      title="Add banner"
      facts="It is a draft until a director activates it."
      saveLabel="Save draft"
      cancel={{ href: bannersPath }}
      aside={<FormPreview />}
      {...form}
      validate={bannerForm.check}
    >
      <BannerFields isNew />
    </FormPage>
  );
}
