import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { client } from './api.ts';
import { ConsoleContext } from './context.ts';
import { openInPhoneLanguage, setLanguage } from './language.ts';
import { ErrorBoundary } from './parts/status.tsx';
import { AuthGate } from './shell/auth-gate.tsx';
import { Shell } from './shell/shell.tsx';
import type { ConsoleProps } from './words.ts';

const root = document.getElementById('console');
const props: ConsoleProps | undefined = root && JSON.parse(root.dataset.props ?? '');
if (root && props && !openInPhoneLanguage(props)) {
  setLanguage(props);
  createRoot(root).render(
    <ConsoleContext value={props}>
      <QueryClientProvider client={client}>
        <ErrorBoundary>
          <AuthGate>
            <Shell />
          </AuthGate>
        </ErrorBoundary>
      </QueryClientProvider>
    </ConsoleContext>,
  );
}
