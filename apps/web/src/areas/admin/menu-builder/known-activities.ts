import type { BuiltMenu } from '@flink/contract/entities/menu-builder.ts';
import { useMemo, useState } from 'react';
import { useCommonData } from '../../../shared/common-data.ts';
import type { Family } from '../../../shared/office/family-sign.tsx';

type BuiltActivity = BuiltMenu['activities'][number];

export interface KnownActivity {
  readonly activityName: string;
  readonly isValid: boolean;
  /** The name of its template. */
  readonly template: string;
  readonly family: Family | undefined;
}

/** What is known of the activities of a menu, and of those that come into it. */
export function useKnownActivities(first: readonly BuiltActivity[]) {
  const { activityTemplates } = useCommonData();
  const [more, setMore] = useState<readonly BuiltActivity[]>([]);
  const known = useMemo(() => {
    const templates = new Map(activityTemplates.map((template) => [template.alias, template]));
    return new Map(
      [...first, ...more].map(({ _id, activityName, alias, isValid }): [string, KnownActivity] => {
        const template = templates.get(alias);
        return [
          _id,
          {
            activityName,
            isValid,
            template: template?.activityTemplateName ?? alias,
            family: template?.family,
          },
        ];
      }),
    );
  }, [activityTemplates, first, more]);
  return {
    known,
    learn: (activities: readonly BuiltActivity[]) => setMore((before) => [...before, ...activities]),
  };
}
