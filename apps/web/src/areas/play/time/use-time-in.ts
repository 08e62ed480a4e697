import { useEffect } from 'react';
import { usePlayTime } from './play-time.ts';

/** The time of the area counts for this activity while it is on the screen, and stands still while nobody is there. */
export function useTimeIn(activityId: string, idle: boolean): void {
  const time = usePlayTime();
  useEffect(() => {
    time.at(activityId);
    return () => time.at(null);
  }, [time, activityId]);
  useEffect(() => (idle ? time.hold() : undefined), [time, idle]);
}
