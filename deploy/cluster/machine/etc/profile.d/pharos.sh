# Where an operator's commands find etcd and Patroni.
export ETCDCTL_ENDPOINTS={{DB1}}:2379,{{DB2}}:2379,{{DB3}}:2379
export PATRONICTL_CONFIG_FILE={{ROOT}}/etc/patroni/config.yml
