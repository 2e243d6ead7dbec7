const ADMIN = 'admin'

/** CORP-013: whatever else the role says, one that contains "admin" is an admin's. */
export const isOrganizationAdmin = (role: string | null): boolean => role?.includes(ADMIN) === true
