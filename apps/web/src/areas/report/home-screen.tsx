import { lazily } from '@flink/ui/office/release/lazily.ts';
import { Suspense } from 'react';
import { OfficeHome } from '../../shared/office/office-home.tsx';
import { useSession } from '../../shared/session/session-store.ts';

/** Of its own: nobody else loads it. */
const TeacherHome = lazily(() => import('./teacher-home/teacher-home.tsx'));

/** Where those with reports land; a teacher meets the own families (decisions: Roles). */
export default function ReportHome() {
  if (useSession()?.userRole.alias !== 'TEACHER') return <OfficeHome />;
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <TeacherHome />
    </Suspense>
  );
}
