import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { publishingApi } from '../contract/publishing.ts';
import { STAFF_PATH, type Staff, staffApi } from '../contract/staff.ts';
import { client } from './api.ts';
import { ConsoleContext, StaffContext, useConsole } from './context.ts';
import type { ConsoleProps } from './words.ts';

/** The bar on the pages of a preview. */
function EditBar({ path }: { path: string }) {
  const words = useConsole().words.previewed;
  const { data: staff } = useQuery<Staff>({ queryKey: [staffApi.me] });
  return (
    <StaffContext value={staff}>
      <aside className="edit-bar">
        <p>{words.note}</p>
        <a href={STAFF_PATH}>{words.back}</a>
        <a href={publishingApi.endPreview(path)}>{words.end}</a>
      </aside>
    </StaffContext>
  );
}

const place = document.getElementById('site-editor');
if (place)
  createRoot(place).render(
    <ConsoleContext value={JSON.parse(place.dataset.props ?? '') as ConsoleProps}>
      <QueryClientProvider client={client}>
        <EditBar path={place.dataset.path ?? '/'} />
      </QueryClientProvider>
    </ConsoleContext>,
  );
