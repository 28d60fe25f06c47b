import { Navigate, useLocation } from 'react-router-dom';

/** In the place of a record that is not there: the page that says so, and leads back to the record's list. */
export function NoSuchRecord() {
  const { pathname } = useLocation();
  return <Navigate to={`/error${pathname}`} replace />;
}
