import { ActionMenu } from '@flink/ui/office/buttons/action-menu.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRef } from 'react';
import { handOver } from '../hand-over.ts';
import classes from './report.module.css';

const FORMATS = ['png', 'pdf'] as const;

interface DownloadChartProps {
  /** What the chart shows, in a sentence. */
  readonly title: string;
  /** The name of the file, without its ending. */
  readonly name: string;
}

/** The card that it stands in, as a picture or as a page. */
export function DownloadChart({ title, name }: DownloadChartProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const place = useRef<HTMLDivElement>(null);
  const download = async (format: (typeof FORMATS)[number]) => {
    try {
      const card = place.current?.closest('section');
      if (!card) return;
      const [{ chartPicture }, { chartPng, chartPdf }] = await Promise.all([
        import('@flink/ui/office/charts/chart-picture.ts'),
        import('@flink/ui/office/charts/chart-files.ts'),
      ]);
      const picture = chartPicture(card);
      const file = format === 'png' ? await chartPng(picture) : await chartPdf(picture, title);
      handOver(file, `${name}.${format}`);
    } catch {
      toasts.show({ message: t('report.chartNotSaved'), tone: 'bad' });
    }
  };
  return (
    <div ref={place} data-not-in-picture className={classes.onScreen}>
      <ActionMenu
        label={t('report.downloadChart')}
        icon="download"
        actions={FORMATS.map((format) => ({
          label: t(`report.chartFile.${format}`),
          onSelect: () => void download(format),
        }))}
      />
    </div>
  );
}
