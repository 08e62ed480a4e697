import { lazily } from '@flink/ui/office/release/lazily.ts';
import { Suspense } from 'react';
import { RoleHomePage } from '../../shared/homes/role-home.tsx';
import { OfficeHome } from '../../shared/office/office-home.tsx';
import { useSession } from '../../shared/session/session-store.ts';

/** Of its own: nobody else loads it. */
const TeacherHome = lazily(() => import('./teacher-home/teacher-home.tsx'));

/** The home of those who land in Report (decisions: Roles). */
export default function ReportHome() {
  const role = useSession()?.userRole;
  if (role?.alias === 'TEACHER')
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <TeacherHome />
      </Suspense>
    );
  return role?.redirect === 'admin' ? <RoleHomePage /> : <OfficeHome />;
}
