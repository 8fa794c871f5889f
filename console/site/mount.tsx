import '../screens/screens.css';
import './site-editor.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { client } from '../api.ts';
import { ConsoleContext } from '../context.ts';
import { AuthGate } from '../shell/auth-gate.tsx';
import type { ConsoleProps } from '../words.ts';
import { SiteEditor } from './site-editor.tsx';

export function mount(place: HTMLElement): void {
  createRoot(place).render(
    <ConsoleContext value={JSON.parse(place.dataset.props ?? '') as ConsoleProps}>
      <QueryClientProvider client={client}>
        <AuthGate>
          <SiteEditor place={place} />
        </AuthGate>
      </QueryClientProvider>
    </ConsoleContext>,
  );
}
