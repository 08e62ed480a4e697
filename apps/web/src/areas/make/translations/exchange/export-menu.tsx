import { officeEndpoints } from '@flink/contract/client/office-endpoints.gen.ts';
import { ActionMenu } from '@flink/ui/office/buttons/action-menu.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { fetchCsv } from '../../../../shared/office/csv-file.ts';
import { handOver } from '../../../../shared/office/hand-over.ts';

const FORMATS = { xliff: 'xlf', xlsx: 'xlsx', csv: 'csv' } as const;

interface ExportMenuProps {
  readonly language: string;
  /** The filters of the worklist: what it shows is what the file holds. */
  readonly matching: Readonly<Record<string, unknown>>;
}

export function ExportMenu({ language, matching }: ExportMenuProps) {
  const { t } = useTexts();
  const { show } = useToasts();
  const save = async (format: keyof typeof FORMATS) => {
    try {
      const [, path] = officeEndpoints.exportTranslations;
      const file = await fetchCsv(path, { ...matching, language, format });
      handOver(file, `translations-${language}.${FORMATS[format]}`);
    } catch (error) {
      show({ message: (error as Error).message, tone: 'bad' });
    }
  };
  return (
    <ActionMenu
      label={t('make.exchange.export')}
      icon="download"
      actions={(['xliff', 'xlsx', 'csv'] as const).map((format) => ({
        label: t(`make.exchange.${format}`),
        onSelect: () => void save(format),
      }))}
    />
  );
}
