/** What installing PostgreSQL does, on a machine that was told of no language. */
export const INSTALL_POSTGRES = `rm -rf /etc/postgresql /var/lib/postgresql/*
pg_createcluster 15 main -- --encoding=SQL_ASCII --locale=C
pg_ctlcluster --skip-systemctl-redirect 15 main start`
