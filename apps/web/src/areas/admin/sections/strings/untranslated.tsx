import { strings } from '@flink/contract/resources/strings.ts';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useState } from 'react';
import { useCommonData } from '../../../../shared/common-data.ts';
import { officeApi } from '../../../../shared/office/office-api.ts';
import { useTable } from '../../../../shared/office/use-table.ts';

const COLUMNS = ['stringNumber', 'key'] as const;

/** Texts that still wait for a translation, language by language. */
export function Untranslated({ actions }: { readonly actions: ReactNode }) {
  const { t } = useTexts();
  const { locales } = useCommonData();
  const others = locales.filter(({ code }) => code !== 'en');
  const [into, setInto] = useState(others[0]?.code ?? 'es');
  const table = useTable(`missingStrings ${into}`, COLUMNS, (query, signal) =>
    officeApi('missingStrings', { query: { ...query, locale: into } }, { signal }),
  );
  return (
    <Page>
      <PageHead
        title={t('title.adminStrings')}
        {...(table.total === undefined ? {} : { count: table.total })}
        sub={t('web.untranslated')}
        actions={
          <>
            <SelectField
              label={t('shell.language')}
              value={into}
              options={others.map(({ code, displayName }) => ({ value: code, label: displayName }))}
              onChange={(code) => code && setInto(code)}
            />
            {actions}
          </>
        }
      />
      <DataTable
        label={t('title.adminStrings')}
        content={table.content}
        state={table.state}
        onStateChange={table.onStateChange}
        searchPlaceholder={t('web.keyOrText')}
        rowKey={(row) => row._id}
        name={{
          id: 'stringNumber',
          header: t('web.number'),
          name: (row) => String(row.stringNumber),
          href: (row) => `/admin/${strings.section}/edit/${row._id}`,
          sortable: true,
        }}
        columns={[
          {
            id: 'key',
            header: t('web.key'),
            cell: (row) => row.key ?? t('web.none'),
            sortable: true,
            width: '27%',
          },
          { id: 'english', header: t('web.english'), cell: (row) => row.english, width: '35%' },
          {
            id: 'outdated',
            header: t('web.state'),
            cell: (row) => (
              <StatePip tone={row.outdated ? 'warn' : 'none'} inTable>
                {t(row.outdated ? 'manage.checkAgain' : 'manage.notWritten')}
              </StatePip>
            ),
            width: '18%',
          },
        ]}
        first={{ title: t('web.allTranslated'), message: t('web.allTranslatedText') }}
      />
    </Page>
  );
}
