import { Outlet } from 'react-router-dom';
import { LoadingBar } from '../feedback/LoadingBar';
import { OfflineNotice } from '../feedback/OfflineNotice';
import { ScrollToTop } from '../feedback/ScrollToTop';
import { WhoCan } from '../feedback/WhoCan';
import { Toaster } from '../feedback/Toaster';
import { FreshSignInGate } from '../session/FreshSignInGate';
import { useNavigationEffects } from './useNavigationEffects';

/** Wraps every page of both layouts. */
export function Root() {
  useNavigationEffects();
  return (
    <>
      <LoadingBar />
      <OfflineNotice />
      <Outlet />
      <ScrollToTop />
      <Toaster />
      <WhoCan />
      <FreshSignInGate />
    </>
  );
}
