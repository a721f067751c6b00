-- Run once by Patroni, on the first primary, before there is a second machine to wait for.
set synchronous_commit = local;
create role pharos login password '{{SERVICE_PASSWORD}}';
-- How far the standbys are, for whoever watches the cluster.
grant pg_read_all_stats to pharos;
create database pharos owner pharos;
