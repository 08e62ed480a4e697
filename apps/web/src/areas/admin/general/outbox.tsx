import { isPeriod } from '@flink/contract/resources/kit/filters.ts';
import { StatePip, type StateTone } from '@flink/ui/office/marks/state-pip.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import classes from './general.module.css';
import { MessageDialog, type OutboxMessage } from './message-dialog.tsx';

const TONES = {
  kept: 'still',
  waiting: 'still',
  again: 'warn',
  sent: 'ok',
  failed: 'bad',
} as const satisfies Record<OutboxMessage['state'], StateTone>;

const STATES = Object.keys(TONES) as [OutboxMessage['state'], ...OutboxMessage['state'][]];

/** The outbox of mails and text messages. */
export default function Outbox() {
  const { t, locale } = useTexts();
  const [read, setRead] = useState<OutboxMessage | null>(null);
  const toasts = useToasts();
  const queries = useQueryClient();
  const table = useTable(
    'outbox',
    ['createdAt'] as const,
    (query, signal) => officeApi('outboxTable', { query }, { signal }),
    { state: STATES, createdAt: isPeriod },
    'desc',
  );
  const sendAgain = async (row: OutboxMessage) => {
    try {
      await officeApi('resendMessage', { params: { id: row._id } });
      toasts.show({ message: t('web.resent') });
    } catch (error) {
      toasts.show({ message: (error as Error).message, tone: 'bad' });
    }
    await queries.invalidateQueries({ queryKey: ['table', 'outbox'] });
  };
  return (
    <>
      <DataTable
        label={t('web.outbox')}
        content={table.content}
        state={table.state}
        onStateChange={table.onStateChange}
        rowKey={(row) => row._id}
        name={{
          id: 'subject',
          header: t('web.subject'),
          name: (row) => row.subject ?? row.text,
          second: (row) => row.recipient,
        }}
        columns={[
          { id: 'text', header: t('web.message'), cell: (row) => row.text, width: '30%' },
          {
            id: 'state',
            header: t('web.state'),
            width: '18%',
            cell: (row) => (
              <>
                <StatePip tone={TONES[row.state]} inTable>
                  {t(`web.sending.${row.state}`)}
                </StatePip>
                {row.error && <p className={classes.error}>{row.error}</p>}
              </>
            ),
          },
          {
            id: 'createdAt',
            header: t('web.written'),
            width: '18%',
            cell: (row) => momentText(row.createdAt, locale),
            sortable: true,
          },
        ]}
        filters={[
          {
            id: 'state',
            label: t('web.state'),
            options: STATES.map((value) => ({ value, label: t(`web.sending.${value}`) })),
          },
          { id: 'createdAt', label: t('web.written'), kind: 'days', mayBeNone: false },
        ]}
        menu={(row) => [
          { label: t('web.readMessage'), icon: 'mail', onSelect: () => setRead(row) },
          ...(row.state === 'failed' || row.state === 'again'
            ? [{ label: t('web.resend'), icon: 'refresh', onSelect: () => void sendAgain(row) } as const]
            : []),
        ]}
        first={{ title: t('web.outboxEmpty'), message: t('web.outboxEmptyText') }}
      />
      {read && <MessageDialog message={read} onClose={() => setRead(null)} />}
    </>
  );
}
