import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MakeCommon } from '../lists/make-data.ts';
import { ListEditor } from './list-editor.tsx';
import { openedWordlist } from './wordlists-data.ts';

interface ChosenListProps {
  readonly id: string;
  readonly common: MakeCommon;
  /** Whether it is in the own edit list. */
  readonly isMine: boolean;
  readonly onGone: () => void;
}

export function ChosenList({ id, common, isMine, onGone }: ChosenListProps) {
  const opened = useQuery(openedWordlist(id));
  // Opened anew where the version of somebody else was taken.
  const [time, setTime] = useState(0);
  if (opened.data && !(opened.isFetching && !opened.isFetchedAfterMount))
    return (
      <ListEditor
        key={time}
        opened={opened.data}
        common={common}
        isMine={isMine}
        onGone={onGone}
        onReopen={async () => {
          await opened.refetch();
          setTime((before) => before + 1);
        }}
      />
    );
  if (opened.error)
    return (
      <EmptyState
        state={{ kind: 'error', title: opened.error.message, onRetry: () => void opened.refetch() }}
      />
    );
  return <SkeletonRows rows={10} />;
}
