import type { ReportName } from '@flink/contract/reports/names.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { handOver } from '../hand-over.ts';
import type { ReportState } from './report-address.ts';
import { fetchReportCsv } from './use-report.ts';

/** What is asked stands in the address, so it is the same there (spec 3 §2.3). */
export function OpenInNewWindow() {
  const { t } = useTexts();
  return (
    <Button icon="external-link" onClick={() => window.open(window.location.href)}>
      {t('report.newWindow')}
    </Button>
  );
}

export function PrintReport({ isReady }: { readonly isReady: boolean }) {
  const { t } = useTexts();
  return (
    <Button variant="primary" icon="printer" keys="mod+p" disabled={!isReady} onClick={() => window.print()}>
      {t('report.print')}
    </Button>
  );
}

interface TakeCsvProps {
  readonly name: ReportName;
  readonly state: ReportState;
  /** The days that are told; null until they are. */
  readonly period: Days | null;
}

export function TakeCsv({ name, state, period }: TakeCsvProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const { from, to } = period ?? state;
    try {
      handOver(await fetchReportCsv(name, state), `${name}-${from}-${to}.csv`);
    } catch (error) {
      toasts.show({ message: (error as Error).message, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="download" disabled={period === null || busy} onClick={() => void take()}>
      {t('report.csv')}
    </Button>
  );
}
