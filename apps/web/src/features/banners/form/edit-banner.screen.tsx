import { useNavigate } from "react-router-dom";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../shared/records/use-record-save.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { BannerUpdateDocument } from "../banner-mutations.generated.ts";
import { BannerRecordDocument, type BannerRecordFragment } from "../banner.generated.ts";
import { bannerKind, bannerPath, bannersPath } from "../banner.kind.ts";
import { FormPreview } from "../preview/form-preview.tsx";
import { useBannerWords } from "../use-banner-words.ts";
import { BannerFields } from "./banner-fields.tsx";
import { bannerForm, type BannerValues } from "./banner.fields.ts";

const list = { label: "Go to banners", href: bannersPath };

/** Changes a banner. */
export function EditBannerScreen() {
  return (
    <RecordPage what="banner" query={BannerRecordDocument} param="bannerId" list={list}>
      {(banner) => <Edit banner={banner} />}
    </RecordPage>
  );
}

function Edit({ banner }: { banner: BannerRecordFragment }) {
  const navigate = useNavigate();
  const { offer } = useUndo();
  const { shown } = useBannerWords();
  const { form } = useRecordForm({
    name: bannerKind.one,
    id: banner.id,
    labels: bannerForm.labels,
    show: { ...bannerForm.show, ...shown },
    ...useRecordUpdate(bannerForm, BannerUpdateDocument, banner),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      const { id, title, version } = saved;
      offer({ kind: "BANNER", id, version, name: title, text: `${title} saved.` });
      void navigate(bannerPath(id));
    },
  });
  return (
    <FormPage<BannerValues>
      title={`Edit ${banner.title}`}
      status={<StatusChip status={banner.standing} />}
      facts={
        banner.impressions > 0
          ? "A change of what it says starts a new version, which is counted from nothing."
          : undefined
      }
      saveLabel="Save changes"
      cancel={{ href: bannerPath(banner.id) }}
      aside={<FormPreview />}
      {...form}
      validate={bannerForm.check}
    >
      <BannerFields />
    </FormPage>
  );
}
