import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { momentText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import { MessageDialog, type OutboxMessage } from './message-dialog.tsx';

/** The outbox of mails and text messages. */
export function Outbox() {
  const { t, locale } = useTexts();
  const [read, setRead] = useState<OutboxMessage | null>(null);
  const table = useTable('outbox', ['createdAt'] as const, (query, signal) =>
    officeApi('outboxTable', { query }, { signal }),
  );
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
          { id: 'text', header: t('web.message'), cell: (row) => row.text, width: '45%' },
          {
            id: 'createdAt',
            header: t('web.written'),
            cell: (row) => momentText(row.createdAt, locale),
            sortable: true,
          },
        ]}
        menu={(row) => [{ label: t('web.readMessage'), icon: 'mail', onSelect: () => setRead(row) }]}
        first={{ title: t('web.outboxEmpty'), message: t('web.outboxEmptyText') }}
      />
      {read && <MessageDialog message={read} onClose={() => setRead(null)} />}
    </>
  );
}
